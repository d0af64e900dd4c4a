/** How far a mail has come; 'kept': there is no mail server. */
export type Delivery = 'waiting' | 'sent' | 'failed' | 'kept';
