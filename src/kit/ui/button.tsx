import type { ButtonHTMLAttributes, ReactNode } from 'react';

export type ButtonLook = {
  variant?: 'primary' | 'ink' | 'outline' | 'paper';
  size?: 'sm' | 'md' | 'lg';
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Work is under way: disabled, with a spinner and `pendingLabel`. The size stays the same. */
    pending?: boolean;
    pendingLabel?: string;
    /** The label that the button gets after the work, whose width it also keeps. */
    doneLabel?: string;
  };

export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  pendingLabel,
  doneLabel,
  type = 'button',
  disabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      className={`button ${className}`}
      data-variant={variant}
      data-size={size}
    >
      {pendingLabel ? (
        <Words pending={pending} idle={children} busy={pendingLabel} done={doneLabel} />
      ) : (
        children
      )}
    </button>
  );
}

type WordsProps = { pending: boolean; idle: ReactNode; busy: string; done?: string };

function Words({ pending, idle, busy, done }: WordsProps) {
  return (
    <span className="button-words" data-busy={busy} data-done={done}>
      <span aria-hidden={pending || undefined}>{idle}</span>
      {pending ? (
        <span>
          <span className="spinner" aria-hidden="true" style={{ visibility: 'visible' }} />
          {busy}
        </span>
      ) : null}
    </span>
  );
}
