export interface PageInput {
  /** The purchase or subscription; null: none. */
  readonly plan: string | null;
  /** The price of the purchase; null on the page that manages a subscription. */
  readonly cents: number | null;
  readonly returnUrl: string;
}

/** The provider’s page, shown instead of one that asks for a card. */
export function toPage({ plan, cents, returnUrl }: PageInput): string {
  const back = `<p><a href="${escapeHtml(returnUrl)}">Return without a change</a></p>`;
  const body =
    cents !== null
      ? `<h1>Pay for ${plan ?? 'a plan'}</h1><p>$${cents / 100} a month. No money moves: this page only stands in for the payment provider.</p>
         <form method="post"><button name="do" value="pay">Pay</button></form>${back}`
      : `<h1>Your subscription</h1><p>${plan === null ? 'Nothing is subscribed to.' : `Plan: ${plan}`}</p>
         ${plan === null ? '' : '<form method="post"><button name="do" value="cancel">Cancel subscription</button></form>'}${back}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Made-up payment provider</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:15vh auto;padding:0 1rem;color-scheme:light dark}button{font:inherit;padding:.6rem 1.2rem}</style>
<body>${body}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
