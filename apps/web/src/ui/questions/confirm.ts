/** A question to answer before something happens. */
export interface Question {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** The confirming button is red: the action cannot be undone. */
  readonly isDangerous?: boolean;
  /** The cancelling button is the marked one: confirming loses input. */
  readonly isSafeMarked?: boolean;
}

interface OpenQuestion extends Question {
  readonly answer: (isConfirmed: boolean) => void;
}

let open: OpenQuestion | null = null;
const listeners = new Set<() => void>();

function setOpen(question: OpenQuestion | null): void {
  open = question;
  for (const listener of listeners) listener();
}

/** Asks in a dialog; true if the person confirmed. */
export function confirm(question: Question): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    setOpen({
      ...question,
      answer: (isConfirmed) => {
        setOpen(null);
        resolve(isConfirmed);
      },
    });
  });
}

export const confirmStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getCurrent: (): OpenQuestion | null => open,
};
