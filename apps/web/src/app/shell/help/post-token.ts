/** Posts a signed token to another site in a new tab: as a form, to keep it out of the URL. */
export function postToken({ url, jwt }: { readonly url: string; readonly jwt: string }): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.target = '_blank';
  form.rel = 'noopener';
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'jwt';
  field.value = jwt;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
