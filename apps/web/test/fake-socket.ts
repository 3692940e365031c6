/** The live channel as an idle server keeps it: whoever opens it is signed in, and nothing happens on it. */
export class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 0;

  constructor() {
    queueMicrotask(() => {
      if (this.readyState === 3) return;
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const { action, id, topic } = JSON.parse(text) as { action: string; id?: string; topic?: string };
    if (action === 'rpc') this.#say({ action: 'result', id });
    if (action === 'sub') this.#say({ action: 'subscribed', topic, seq: 1 });
  }

  close(): void {
    this.readyState = 3;
  }

  #say(message: object): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}
