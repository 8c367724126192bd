import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeFile } from '../lib/decode-file';

interface Props {
  /** Name of the chosen file. */
  name: string | undefined;
  loading: boolean;
  onChoose: (name: string, csv: string) => void;
  onTooLarge: () => void;
}

/** Bytes. The page itself would run out of memory with more. */
const LARGEST = 50_000_000;

export function FileButton({ name, loading, onChoose, onTooLarge }: Props) {
  const { t } = useTranslation('admin');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t('transfer.chooseFile')}
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          if (file && file.size > LARGEST) onTooLarge();
          else if (file) onChoose(file.name, decodeFile(await file.arrayBuffer()));
          // Allows choosing the same file again after correcting it.
          target.value = '';
        }}
      />
      <Button
        variant={name ? 'outlined' : 'contained'}
        startIcon={<UploadIcon />}
        loading={loading}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        {t(name ? 'transfer.otherFile' : 'transfer.chooseFile')}
      </Button>
    </>
  );
}
