import { toMessageLanguage } from '../../platform/message-language.ts';
import type { NewMessage } from '../messaging/store.ts';

/** The purpose of a link in a mail of the identity provider. */
export type IdentityMailKind = 'reset' | 'verify';

interface Text {
  readonly subject: string;
  body(name: string, link: string): string;
}

const TEXTS: Readonly<Record<'en' | 'es', Readonly<Record<IdentityMailKind, Text>>>> = {
  en: {
    reset: {
      subject: 'Choose a new password',
      body: (name, link) => `Hello ${name},

somebody asked for a new password for your Waypost account. Open this link to choose one. It works once, for an hour:

${link}

If it was not you, ignore this mail: your password stays as it is.
`,
    },
    verify: {
      subject: 'Verify your e-mail address',
      body: (name, link) => `Hello ${name},

open this link to verify that this is your address on Waypost. It works for an hour:

${link}

If you have no account on Waypost, ignore this mail.
`,
    },
  },
  es: {
    reset: {
      subject: 'Elige una contraseña nueva',
      body: (name, link) => `Hola, ${name}:

Alguien ha pedido una contraseña nueva para tu cuenta de Waypost. Abre este enlace para elegirla. Sirve una vez, durante una hora:

${link}

Si no has sido tú, no hagas caso de este correo: tu contraseña sigue igual.
`,
    },
    verify: {
      subject: 'Verifica tu dirección de correo',
      body: (name, link) => `Hola, ${name}:

Abre este enlace para verificar que esta es tu dirección en Waypost. Sirve durante una hora:

${link}

Si no tienes cuenta en Waypost, no hagas caso de este correo.
`,
    },
  },
};

const PAGES: Readonly<Record<IdentityMailKind, string>> = { reset: '/auth/reset', verify: '/auth/verify' };

/** Where a link leads after use: to a pending invite, and nowhere else. */
const TO_INVITE = /^\/invite\/([\w-]{1,100})$/;

export interface IdentityMailInput {
  readonly kind: IdentityMailKind;
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
  /** The provider's own link, with the path to continue at. */
  readonly url: string;
  readonly token: string;
  readonly publicUrl: string;
  /** From the request: a person without a session has no language setting yet. */
  readonly acceptLanguage: string | null;
}

/** The mail with a link of the identity provider, in the language of the requesting browser. */
export function createIdentityMail(input: IdentityMailInput): NewMessage {
  const { kind, user, url, token, publicUrl, acceptLanguage } = input;
  const text = TEXTS[toMessageLanguage(acceptLanguage)][kind];
  const invite = TO_INVITE.exec(new URL(url).searchParams.get('callbackURL') ?? '')?.[1];
  const goOn = invite === undefined ? '' : `&invite=${invite}`;
  const link = `${publicUrl}${PAGES[kind]}?token=${encodeURIComponent(token)}${goOn}`;
  return {
    organizationId: null,
    reference: `identity:${kind}:${user.id}`,
    channel: 'mail',
    recipient: user.email,
    subject: text.subject,
    body: text.body(user.name, link),
    link,
  };
}
