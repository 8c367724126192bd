import type { PictureOutput } from '@atrium/api-client/admin';
import { sendPicture } from '@atrium/api-client/admin/send-picture';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { MAX_PICTURE_BYTES } from '@atrium/rules/media/picture-sizes';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeText } from '../forms/use-code-text';
import { useErrorText } from '../hooks/use-error-text';

/** A file on its way, or one that was refused. */
export interface Upload {
  key: number;
  name: string;
  /** Per cent that has left. */
  percent: number;
  /** Why it was refused. */
  failure?: string;
}

/** Files on their way to the venue's pictures. What has not arrived when the page is left is given up. */
export function useUploads(onUploaded: (picture: PictureOutput) => void) {
  const { t } = useTranslation('pictures');
  const codeText = useCodeText();
  const dispatch = useAppDispatch();
  const textOf = useErrorText();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(0);
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const drop = (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key));
  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));

  const send = async (file: File) => {
    const signal = leaving.current?.signal;
    if (!signal) return;
    const key = nextKey.current++;
    setUploads((all) => [...all, { key, name: file.name, percent: 0 }]);
    if (file.size > MAX_PICTURE_BYTES) {
      change(key, { failure: codeText('PICTURE_TOO_LARGE') });
      return;
    }
    try {
      const onProgress = (percent: number) => change(key, { percent });
      const picture = await dispatch(sendPicture(file, { onProgress, signal }));
      drop(key);
      onUploaded(picture);
    } catch (error) {
      if (!signal.aborted) change(key, { failure: textOf(error, t('failed')) });
    }
  };

  /** One after the other, so that each arrives sooner and in its order. */
  const sendAll = async (files: readonly File[]) => {
    for (const file of files) await send(file);
  };

  return { uploads, drop, sendAll };
}
