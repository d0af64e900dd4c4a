import { readWordsOf } from '@/core/server/owner-words.queries';
import { TICKET_TEXTS } from '../contract.ticket-texts';

export const readTicketWords = readWordsOf(TICKET_TEXTS);
