import { describe, expect, test } from 'vitest';
import { parseAddress, toCapabilitiesUrl, toForm, toTileUrl, toWmtsPlaces } from './tile-places.ts';

const XYZ = 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=a%26b';
const PATH = '{TileMatrix}/{TileRow}/{TileCol}.png';
const placesOf = (address: string, template: string) =>
  toWmtsPlaces(address, new URL(address), {
    name: 'ortho',
    title: 'Orthophoto',
    bounds: null,
    minZoom: 12,
    maxZoom: 12,
    template,
    matrices: new Map([[12, 'EPSG:3857:12']]),
  });
const templateOf = (address: string, template: string) => placesOf(address, template)?.template;

describe('a template', () => {
  const urlOf = (template: string) =>
    toTileUrl({ address: template, template, matrices: null }, { z: 5, x: 6, y: 9 })?.href;

  test('has places for a tile, counted from the north or the south, and one name of its servers', () => {
    expect(urlOf(XYZ)).toBe('https://a.tiles.example/5/6/9.png?key=a%26b');
    expect(urlOf('https://tiles.example/{Z}/{X}/{-y}')).toBe('https://tiles.example/5/6/22');
    expect(toForm(XYZ)).toBe('xyz');
    expect(toForm('https://tiles.example/{z}/{x}.png')).toBe('wmts');
  });

  test('is of the web', () => {
    expect(parseAddress(XYZ)?.host).toBe('a.tiles.example');
    for (const address of ['file:///etc/{z}/{x}/{y}', 'tiles {z} {x} {y}', 'ftp://tiles.example'])
      expect(parseAddress(address)).toBeNull();
  });
});

describe('the address of a WMTS', () => {
  const hrefOf = (address: string) => toCapabilitiesUrl(new URL(address)).href;

  test('leads to its document, if it is not that of one', () => {
    expect(hrefOf('https://maps.example/wmts?key=k')).toBe(
      'https://maps.example/wmts?key=k&SERVICE=WMTS&REQUEST=GetCapabilities',
    );
    for (const address of ['https://maps.example/1.0.0/Capabilities.xml', 'https://maps.example/?request=x'])
      expect(hrefOf(address)).toBe(address);
  });

  test('gives its key to tiles of the same host, and to no other', () => {
    const address = 'https://maps.example/wmts?SERVICE=WMTS&key=k';
    expect(templateOf(address, `https://maps.example/${PATH}`)).toBe(`https://maps.example/${PATH}?key=k`);
    expect(templateOf(address, `https://others.example/${PATH}`)).toBe(`https://others.example/${PATH}`);
    expect(templateOf('https://me:pw@maps.example/', PATH)).toBe(`https://me:pw@maps.example/${PATH}`);
  });

  test('that is read over TLS has its tiles over TLS, if they are at the same name', () => {
    expect(templateOf('https://maps.example/?key=k', `http://maps.example/${PATH}`)).toBe(
      `https://maps.example/${PATH}?key=k`,
    );
    expect(templateOf('https://maps.example:8443/', `http://maps.example:8080/${PATH}`)).toBe(
      `https://maps.example:8443/${PATH}`,
    );
    expect(templateOf('https://maps.example/', `http://others.example/${PATH}`)).toBe(
      `http://others.example/${PATH}`,
    );
    expect(templateOf('http://maps.example/', `http://maps.example/${PATH}`)).toBe(
      `http://maps.example/${PATH}`,
    );
  });

  test('has tiles at the zooms of its matrices', () => {
    const places = placesOf('https://maps.example/', PATH);
    if (places === null) throw new Error('There are no places.');
    expect(toTileUrl(places, { z: 12, x: 792, y: 1763 })?.href).toBe(
      'https://maps.example/EPSG%3A3857%3A12/1763/792.png',
    );
    expect(toTileUrl(places, { z: 13, x: 0, y: 0 })).toBeNull();
  });
});
