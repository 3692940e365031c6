import { useEffect, useState } from 'react';
import { Picture } from '../../../map/pictures/picture.tsx';
import type { FormImage } from '../form/form-values.ts';

interface FormPictureProps {
  readonly image: FormImage;
  readonly className: string | undefined;
}

/** A picture of a form, uploaded or not. */
export function FormPicture({ image, className }: FormPictureProps) {
  if ('file' in image) {
    return <Preview picture={image.preview ?? image.file} name={image.file.name} className={className} />;
  }
  const { code, name } = image.saved;
  return <Picture code={code} uuid={image.id} size="thumbnail" alt={name} className={className} />;
}

interface PreviewProps {
  readonly picture: Blob;
  readonly name: string;
  readonly className: string | undefined;
}

function Preview({ picture, name, className }: PreviewProps) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url === null ? null : <img className={className} src={url} alt={name} draggable={false} />;
}
