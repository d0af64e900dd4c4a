import type { ButtonHTMLAttributes, ReactNode } from 'react';

export type ButtonLook = {
  variant?: 'primary' | 'ink' | 'outline' | 'paper';
  size?: 'sm' | 'md' | 'lg';
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** Work is under way: disabled, with a spinner and `pendingLabel`, at the width of the normal label. */
    pending?: boolean;
    pendingLabel?: string;
  };

export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  pendingLabel,
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
      {pendingLabel ? <Words pending={pending} idle={children} busy={pendingLabel} /> : children}
    </button>
  );
}

function Words({ pending, idle, busy }: { pending: boolean; idle: ReactNode; busy: string }) {
  return (
    <span className="button-words">
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
