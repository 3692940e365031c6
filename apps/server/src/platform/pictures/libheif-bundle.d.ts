/** The part of libheif used here; the library's own types are those of its C functions. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  /** An enumeration value, compared by identity. */
  interface Value {
    readonly value: number;
  }
  interface Fault {
    readonly code: Value;
    readonly message: string;
  }
  interface Handle {
    readonly isHandle: true;
  }
  interface DecodedImage {
    readonly channels: readonly {
      readonly width: number;
      readonly height: number;
      /** Bytes per row. */
      readonly stride: number;
      readonly data: Uint8Array;
    }[];
  }
  export type LibheifAnswer<T extends object> = T | Fault;
  export interface Libheif {
    readonly heif_error_code: Readonly<Record<'heif_error_Ok', Value>>;
    readonly heif_colorspace: Readonly<Record<'heif_colorspace_RGB', Value>>;
    readonly heif_chroma: Readonly<Record<'heif_chroma_interleaved_RGBA', Value>>;
    heif_context_alloc(): number;
    heif_context_read_from_memory(context: number, bytes: Uint8Array): Fault;
    heif_js_context_get_primary_image_handle(context: number): LibheifAnswer<Handle>;
    heif_image_handle_get_width(handle: Handle): number;
    heif_image_handle_get_height(handle: Handle): number;
    heif_js_decode_image2(handle: Handle, colorspace: Value, chroma: Value): LibheifAnswer<DecodedImage>;
  }
  /** Creates an instance with its own memory. */
  export default function createLibheif(): Promise<Libheif>;
}
