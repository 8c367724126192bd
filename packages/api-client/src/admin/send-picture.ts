import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { NETWORK_ERROR, toApiError } from '../api-error';
import { type ClientContext, requireClientContext } from '../session/client-context';
import { refreshAccessToken } from '../session/refresh';
import { sessionExpired } from '../session/session';
import { generatedApi, type PictureOutput, type UploadPictureApiResponse } from './api.gen';

interface Sending {
  /** Per cent that has left, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a picture. Beside `uploadPicture`, since `fetch` tells nothing of how far a file is, and has to be
 * answered within a time that a slow line does not keep.
 * @throws {ApiError}
 */
export const sendPicture =
  (
    file: File,
    sending: Sending,
  ): ThunkAction<Promise<PictureOutput>, unknown, unknown, UnknownAction> =>
  async (dispatch, _getState, extra) => {
    const context = requireClientContext(extra);
    // one for both attempts: only the first can have been taken
    const key = crypto.randomUUID();
    let answer = await send(file, key, context, sending);
    if (answer.status === 401) {
      const outcome = await refreshAccessToken(context);
      if (outcome === 'refreshed') answer = await send(file, key, context, sending);
      else if (outcome === 'refused') dispatch(sessionExpired());
    }
    if (answer.status !== 201) throw toApiError({ status: answer.status, data: answer.body });
    dispatch(generatedApi.util.invalidateTags(['Picture']));
    return (answer.body as UploadPictureApiResponse).data;
  };

interface Answer {
  status: number;
  body: unknown;
}

function send(
  file: File,
  key: string,
  context: ClientContext,
  { onProgress, signal }: Sending,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/v1/admin/pictures?name=${encodeURIComponent(nameOf(file))}`);
    const headers = {
      ...(context.accessToken && { Authorization: `Bearer ${context.accessToken}` }),
      ...(context.workingVendor && { 'X-Vendor-Id': context.workingVendor }),
      'Accept-Language': context.language(),
      'Idempotency-Key': key,
      // it is judged by its content, whatever it says that it is
      'Content-Type': 'application/octet-stream',
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : Math.round((loaded / total) * 100)),
    );
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: parsed(request.responseText) }),
    );
    const fail = () =>
      reject({ status: 0, code: NETWORK_ERROR, message: '', details: [], data: {} });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

/** One pasted has none of its own. */
const nameOf = ({ name }: File): string => name.trim().slice(-200) || 'picture';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
