import Button, { type ButtonProps } from '@mui/material/Button';

type Props = Omit<ButtonProps, 'type' | 'variant' | 'size' | 'loading'> & {
  /** The request is under way: the button keeps its width and its focus, and does nothing. */
  pending: boolean;
};

/** The main button of a form. */
export function SubmitButton({ pending, onClick, ...props }: Props) {
  return (
    <Button
      fullWidth
      {...props}
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={pending}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
      sx={{ ...(pending && { opacity: 0.6, cursor: 'progress' }), ...props.sx }}
    />
  );
}
