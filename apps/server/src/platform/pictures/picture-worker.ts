/** Draws pictures in a process of its own; `PictureDrawer` starts it, and it ends with the one that did. */
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
      /** Where it is the bytes that are no picture: whether they are none for good. */
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
  // Whoever asked may be gone by now.
  if (process.connected) process.send?.(reply);
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches the whole group: the server ends in order first, and this with it.
process.on('SIGINT', () => {});
