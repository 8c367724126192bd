import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeFile } from '../lib/decode-file';

interface Props {
  /** Of the file that was chosen. */
  name: string | undefined;
  loading: boolean;
  onChoose: (name: string, csv: string) => void;
  onTooLarge: () => void;
}

/** Bytes. More, and the page itself would run out of room for it. */
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
          // The same file can be chosen again once it was mended.
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
