import { describe, expect, it } from 'vitest';
import { foldFacades } from './fold-facades.ts';

const chunk = (code: string, isEntry = false) => ({ type: 'chunk' as const, isEntry, code });

describe('facade chunks', () => {
  it('are bypassed by their importers, which work as before', () => {
    const bundle = {
      'assets/home-1.js': chunk('export{n as Home,t as default}from"./project-2.js";\n'),
      'assets/project-2.js': chunk('const t=1,n=2;export{n,t};'),
      'assets/main-3.js': chunk(
        'const {Home}=await import(`./home-1.js`);load(()=>import("./home-1.js"),[]);',
      ),
    };
    foldFacades(bundle);
    const folded = 'import("./project-2.js").then(m=>({"Home":m["n"],"default":m["t"]}))';
    expect(bundle).toEqual({
      'assets/project-2.js': chunk('const t=1,n=2;export{n,t};'),
      'assets/main-3.js': chunk(`const {Home}=await ${folded};load(()=>${folded},[]);`),
    });
  });

  it('may export nothing, if the other file is imported for its side effects', () => {
    const bundle = {
      'assets/main-1.js': chunk('import"./main-2.js";'),
      'assets/main-2.js': chunk('start();'),
      'assets/start-3.js': chunk('import(`./main-1.js`)'),
    };
    foldFacades(bundle);
    expect(Object.keys(bundle)).toEqual(['assets/main-2.js', 'assets/start-3.js']);
    expect(bundle['assets/start-3.js'].code).toBe('import("./main-2.js")');
  });

  it('stay if a page, or any code other than a dynamic import, names them', () => {
    const bundle = {
      'assets/index-1.js': chunk('import"./start-2.js";', true),
      'assets/start-2.js': chunk('import{a}from"./names-3.js";a(import("./names-3.js"));'),
      'assets/names-3.js': chunk('export{b as a}from"./other-4.js";'),
      'assets/other-4.js': chunk('export const b=()=>1;'),
    };
    foldFacades(bundle);
    expect(Object.keys(bundle)).toHaveLength(4);
    expect(bundle['assets/start-2.js'].code).toContain('import{a}from"./names-3.js"');
  });

  it('are not files with code of their own, or files of other types', () => {
    const before = {
      'assets/one-1.js': chunk('export{a}from"./two-2.js";go();'),
      'assets/two-2.js': chunk('export const a=1;'),
      'assets/main-3.js': chunk('import("./one-1.js");import(name);'),
      'assets/main.css': { type: 'asset' as const },
    };
    const bundle = structuredClone(before);
    foldFacades(bundle);
    expect(bundle).toEqual(before);
  });
});
