interface ChooserAccount {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

/** The provider’s page for choosing an account. It posts back to its own address, query included. */
export function toChooserPage(accounts: readonly ChooserAccount[]): string {
  const choices = accounts.map(
    ({ sub, name, email }) =>
      `<li><button name="account" value="${sub}"><strong>${name}</strong><br>${email}</button></li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Made-up sign-in provider</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:12vh auto;padding:0 1rem;color-scheme:light dark}ul{list-style:none;padding:0}button{font:inherit;text-align:left;width:100%;margin:.3rem 0;padding:.6rem 1rem}</style>
<body><h1>Choose an account</h1><p>These people are made up: this page only stands in for Google.</p>
<form method="post"><ul>${choices.join('')}</ul><button name="account" value="">Cancel</button></form></body></html>`;
}
