import { MAX_GALLERY } from '@atrium/rules/media/picture-sizes';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Upload } from './use-uploads';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

interface Props {
  /** How many more there is room for. */
  left: number;
  uploads: readonly Upload[];
  onFiles: (files: File[]) => void;
  onDismiss: (key: number) => void;
  /** Of the only picture that it takes. Without: it takes several, and what is pasted anywhere on its page. */
  label?: string;
}

/** Takes files that are dragged onto it, pasted on its page, or chosen; says how far they are, and why not. */
export function DropZone({ left, uploads, onFiles, onDismiss, label }: Props) {
  const { t } = useTranslation(['pictures', 'settings']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isFull = left <= 0;
  const takesOne = label !== undefined;
  const take = (files: FileList | undefined | null) => {
    const taken = [...(files ?? [])].slice(0, Math.max(0, left));
    if (taken.length > 0) onFiles(taken);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!takesOne) take(event.clipboardData?.files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  return (
    <Box
      onPaste={({ clipboardData }) => {
        if (takesOne) take(clipboardData.files);
      }}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(!isFull);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        justifyItems: 'start',
        p: 2,
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={!takesOne}
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={label ?? t('choose')}
        onChange={({ target }) => {
          take(target.files);
          // allows choosing the same file again
          target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isFull}
        aria-describedby={`${id}-limits`}
        {...(takesOne && { 'aria-label': t('chooseFor', { name: label }) })}
        onClick={() => input.current?.click()}
      >
        {takesOne ? t('chooseOne') : t('choose')}
      </Button>
      <Typography id={`${id}-limits`} variant="body2" sx={{ color: 'text.secondary' }}>
        {takesOne ? t('limitsOne') : isFull ? t('full', { count: MAX_GALLERY }) : t('limits')}
      </Typography>
      <Box role="status" sx={{ width: '100%', display: 'grid', gap: 1 }}>
        {uploads.map(({ key, name, percent, failure }) =>
          failure === undefined ? (
            <Box key={key}>
              <Typography id={`${id}-${key}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {t('uploading', { name })}
              </Typography>
              <LinearProgress
                variant={percent < 100 ? 'determinate' : 'indeterminate'}
                value={percent}
                aria-labelledby={`${id}-${key}`}
              />
            </Box>
          ) : (
            <Alert key={key} severity="error" onClose={() => onDismiss(key)}>
              <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <br />
              {failure}
            </Alert>
          ),
        )}
      </Box>
    </Box>
  );
}
