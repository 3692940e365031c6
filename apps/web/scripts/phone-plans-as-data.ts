import type { Plugin } from 'vite';

const PLANS_AS_CODE = /libphonenumber-js\/metadata\.min\.json\.js$/;

/**
 * Ships the phone numbering plans as data: the library has them as a module too, which a browser would compile as code.
 * They load with the phone form.
 */
export function phonePlansAsData(): Plugin {
  return {
    name: 'phone-plans-as-data',
    enforce: 'pre',
    load(id) {
      if (!PLANS_AS_CODE.test(id)) return null;
      // Beside it is the same as JSON.
      const data = JSON.stringify(`${id.replace(/\.js$/, '')}?url`);
      return `import url from ${data};
        const answer = await fetch(url);
        if (!answer.ok) throw new Error('The numbering plans could not be loaded.');
        export default await answer.json();`;
    },
  };
}
