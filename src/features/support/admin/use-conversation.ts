'use client';

import { useConfig } from '@payloadcms/ui';
import { useFollowedField } from '@/admin/use-followed-field';
import { useFresh } from '@/admin/use-fresh';
import type { ConversationAnswer } from '../contract';

const isWaiting = ({ messages }: ConversationAnswer) => messages.some(({ mail }) => mail === 'waiting');

/** What was written on a ticket; the form above follows its state and its clock. */
export function useConversation(id: number | string | undefined) {
  const { api } = useConfig().config.routes;
  const base = `${api}/support-tickets/${id}`;
  const address = id === undefined ? null : `${base}/conversation`;
  const { known: conversation, send } = useFresh<ConversationAnswer>({ address, isWaiting });
  useFollowedField('status', conversation?.status);
  useFollowedField('dueAt', conversation?.dueAt);
  const reply = (text: string, key: string) => send(`${base}/replies`, { text }, key);
  return { conversation, reply };
}
