import type { ButtonHTMLAttributes } from 'react';
import classes from './ButtonLink.module.css';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'md' | 'lg';
};

/** A button that does something on this page; what leads elsewhere is a ButtonLink. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classes.button}
      data-variant={variant}
      data-size={size}
    />
  );
}
