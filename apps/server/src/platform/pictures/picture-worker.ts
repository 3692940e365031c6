/** Draws pictures in a child process of `PictureDrawer`, and exits with its parent. */
import { type DrawJob, drawPicture } from './draw-picture.ts';
import { NotAPicture } from './not-a-picture.ts';

export interface DrawRequest extends DrawJob {
  readonly id: number;
}

export type DrawReply =
  | { readonly id: number; readonly drawn: Uint8Array }
  | {
      readonly id: number;
      readonly fault: string;
      /** For invalid bytes: whether that is final. */
      readonly isSure: boolean | null;
    };

async function answer({ id, ...job }: DrawRequest): Promise<DrawReply> {
  try {
    return { id, drawn: await drawPicture(job) };
  } catch (error) {
    return { id, fault: String(error), isSure: error instanceof NotAPicture ? error.isSure : null };
  }
}

process.on('message', async (request: DrawRequest) => {
  const reply = await answer(request);
  // The parent may be gone by now.
  if (process.connected) process.send?.(reply);
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches the whole process group: the server shuts down in order, and ends this process.
process.on('SIGINT', () => {});
