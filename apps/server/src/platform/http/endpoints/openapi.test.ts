import { API_BASE, ENDPOINTS, type Endpoint, ERRORS } from '@waypost/contract';
import { describe, expect, test } from 'vitest';
import { createOpenApi } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly security: unknown[];
  readonly parameters: {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly description: string; readonly content?: object }>;
}

const document = JSON.parse(JSON.stringify(createOpenApi('1.2.3'))) as {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
};
const endpoints = Object.values(ENDPOINTS).flatMap((module) =>
  Object.entries(module as Record<string, Endpoint>),
);

function listRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : listRefs(inner),
  );
}

const resolve = (ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/')],
      document,
    );

describe('the OpenAPI document', () => {
  test('has the version and title of the API', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Waypost', version: '1.2.3' } });
  });

  test.each(endpoints)('contains %s completely', (name, endpoint) => {
    const operation = document.paths[API_BASE + endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: endpoint.summary });
    if (operation === undefined) return;
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(inPath.map((parameter) => parameter.name).toSorted()).toEqual(named.toSorted());
    for (const parameter of inPath) expect(parameter.required).toBe(true);
    expect(operation.requestBody !== undefined).toBe(
      endpoint.body !== undefined || endpoint.files !== undefined || endpoint.stream !== undefined,
    );
    expect(Object.keys(operation.requestBody?.content ?? {}).includes('multipart/form-data')).toBe(
      endpoint.files !== undefined,
    );
    const keys = endpoint.takesKeyAnyhow === true ? [{ key: [] }, { basic: [] }] : [];
    expect(operation.security).toEqual(endpoint.access.kind === 'public' ? [] : [{ bearer: [] }, ...keys]);
    expect(operation.responses).toHaveProperty(String(endpoint.status ?? 200));
    for (const status of endpoint.withoutBody ?? []) {
      expect(operation.responses[String(status)]?.description).not.toBe('');
      expect(operation.responses[String(status)]).not.toHaveProperty('content');
    }
    for (const code of endpoint.errors) {
      expect(operation.responses[String(ERRORS[code].status)]?.description).toContain(`\`${code}\``);
    }
  });

  test('names the answers of a tile without a body', () => {
    const of = (path: string) => Object.keys(document.paths[API_BASE + path]?.get?.responses ?? {});
    expect(of('/tiles/layers/{org_id}/{layer_id}/{z}/{x}/{y}')).toEqual(
      expect.arrayContaining(['200', '204', '304', '404']),
    );
  });

  test('contains nothing outside the contract, and each operation once', () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(endpoints.length);
    expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(endpoints.length);
  });

  test('resolves every reference', () => {
    const refs = listRefs(document);
    expect(refs.length).toBeGreaterThan(0);
    for (const ref of refs) expect(resolve(ref), ref).toBeDefined();
  });
});
