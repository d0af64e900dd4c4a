/** The answers to 'Am I in?'. */
export const answerTitle = {
  in: (isDrawn: boolean) => `Yes. You ${isDrawn ? 'were' : 'are'} in.`,
  'not-in': 'No. This name is not on the list.',
  erased: 'We erased the names 90 days after the draw.',
} as const;
