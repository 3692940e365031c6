/** The bytes are no picture that can be drawn. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
  /** Whether it will be none the next time either: else whoever chose the picture is told, and nothing is remembered. */
  readonly isSure: boolean;

  constructor(message: string, isSure: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isSure = isSure;
  }
}

/** A picture took longer to draw than one may. */
export class SlowPicture extends Error {
  override readonly name = 'SlowPicture';
}
