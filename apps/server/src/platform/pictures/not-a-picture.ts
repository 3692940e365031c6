/** The bytes are not a drawable picture. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
  /** Whether the result is final; if not, the uploader gets an error but nothing is stored. */
  readonly isSure: boolean;

  constructor(message: string, isSure: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isSure = isSure;
  }
}

/** A picture took longer to draw than allowed. */
export class SlowPicture extends Error {
  override readonly name = 'SlowPicture';
}
