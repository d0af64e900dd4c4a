'use client';

import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useFollowedField } from '@/admin/use-followed-field';
import { usePolledResource } from '@/admin/use-polled-resource';
import { type ConversationAnswer, conversationAnswer } from '../contract.staff';

const isWaiting = ({ messages }: ConversationAnswer) => messages.some(({ mail }) => mail === 'waiting');

/** The messages of a ticket; the form above follows its state and its due time. */
export function useConversation(id: number | string | undefined) {
  const { api } = useConfig().config.routes;
  const { lastUpdateTime } = useDocumentInfo();
  const base = `${api}/support-tickets/${id}`;
  const address = id === undefined ? null : `${base}/conversation`;
  const { known: conversation, send } = usePolledResource({
    address,
    schema: conversationAnswer,
    isWaiting,
    savedAt: lastUpdateTime,
  });
  useFollowedField('status', conversation?.status, true);
  useFollowedField('dueAt', conversation?.dueAt);
  const reply = (text: string, key: string) => send(`${base}/replies`, { text }, key);
  return { conversation, reply };
}
