import s from './next-steps.module.css';

export type NextStep = { text: string; when: string };

/** What happens with an application: the first step is done, the second is under way. */
export const NextSteps = ({ steps }: { steps: [NextStep, NextStep, NextStep] }) => (
  <ol className={s.steps}>
    {steps.map(({ text, when }) => (
      <li key={text}>
        <i aria-hidden="true" />
        <span className={s.text}>{text}</span>
        <span className={s.when}>{when}</span>
      </li>
    ))}
  </ol>
);
