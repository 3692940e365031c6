import {
  API_BASE,
  COMMON_ERRORS,
  ENDPOINTS,
  type Endpoint,
  ERRORS,
  isBinaryResponse,
} from '@waypost/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;

const made = new Map<string, Json>();

/**
 * The document, generated once: it takes a tenth of a second, and the contract is constant for the life of the process.
 */
export function getOpenApi(version: string): Json {
  const document = made.get(version) ?? createOpenApi(version);
  made.set(version, document);
  return document;
}

/** Generates the OpenAPI 3.1 document of the API from the contract. */
export function createOpenApi(version: string): Json {
  const paths: Record<string, Json> = {};
  const shared: Json = {};
  for (const [tag, module] of Object.entries(ENDPOINTS)) {
    for (const [operationId, endpoint] of Object.entries(module as Record<string, Endpoint>)) {
      const path = API_BASE + endpoint.path;
      const methods = paths[path] ?? {};
      const operation = toOperation(tag, operationId, endpoint);
      methods[endpoint.method.toLowerCase()] = shareDefinitions(operation, shared);
      paths[path] = methods;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Waypost', version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        ...KEY_SCHEMES,
      },
      schemas: { Error: ERROR_SCHEMA, ...shared },
    },
  };
}

/** Authentication for clients that do not support bearer tokens. */
const KEY_SCHEMES = {
  key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
  basic: { type: 'http', scheme: 'basic', description: 'An API key as the password, or as the user.' },
};

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['code', 'message', 'detail', 'request_id'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string' },
    detail: { type: 'string' },
    request_id: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    conflict: {
      type: 'object',
      description: 'With `feature_changed`: the feature as it is now, who changed it and when.',
    },
  },
};

function toOperation(tag: string, operationId: string, endpoint: Endpoint): Json {
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    security: listSecurity(endpoint),
    parameters: [...toParameters('path', endpoint.params), ...toParameters('query', endpoint.query)],
    ...(endpoint.body === undefined && endpoint.files === undefined && endpoint.stream === undefined
      ? {}
      : { requestBody: toRequestBody(endpoint) }),
    responses: toResponses(endpoint),
  };
}

/**
 * Moves each schema's own `$defs` to the document's components and rewrites its references: a recursive schema refers
 * to its own definition by root, and inside this document that root does not exist.
 */
function shareDefinitions(value: Json, shared: Json): Json {
  const moved = JSON.stringify(value, (key, inner: unknown) => {
    if (key === '$ref') return String(inner).replace('#/$defs/', '#/components/schemas/');
    if (typeof inner !== 'object' || inner === null || !('$defs' in inner)) return inner;
    const { $defs, ...rest } = inner as Json;
    for (const [name, schema] of Object.entries($defs as Json)) {
      shared[name] = shareDefinitions(schema as Json, shared);
    }
    return rest;
  });
  return JSON.parse(moved) as Json;
}

function listSecurity({ access, takesKeyAnyhow }: Endpoint): Json[] {
  if (access.kind === 'public') return [];
  return takesKeyAnyhow === true ? [{ bearer: [] }, { key: [] }, { basic: [] }] : [{ bearer: [] }];
}

function describeAccess({ access }: Endpoint): string {
  if (access.kind === 'public') return `Public: ${access.reason}.`;
  if (access.kind === 'member') return 'For anyone signed in, about themselves.';
  if (access.kind === 'platform') return 'For super users.';
  if (access.kind === 'note') return `For its author; else needs \`${access.needs}\` on the project.`;
  if (access.kind === 'invite')
    return `Needs \`project_invite:${access.action}\` on the project of the invite, or \`org_member:${access.action}\` on its organization.`;
  if (access.kind === 'project_parent')
    return 'Needs `project:create` on the parent project, or on the organization.';
  return `Needs \`${access.needs}\` on the ${access.kind}.`;
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  // JSON Schema cannot describe the output of a transform: the input is documented.
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
}

function toParameters(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function toRequestBody(endpoint: Endpoint): Json {
  const content: Json = {};
  let properties: Json = {};
  if (endpoint.body !== undefined) {
    const schema = toSchema(endpoint.body, 'input');
    properties = (schema.properties ?? {}) as Json;
    content['application/json'] = { schema };
  }
  if (endpoint.files !== undefined) {
    const files = {
      type: 'array',
      maxItems: endpoint.files.maxCount,
      items: { type: 'string', format: 'binary' },
    };
    content['multipart/form-data'] = {
      schema: { type: 'object', properties: { ...properties, [endpoint.files.field]: files } },
    };
  }
  if (endpoint.stream !== undefined) {
    content[endpoint.stream] = { schema: { type: 'string', format: 'binary' } };
  }
  return { required: true, content };
}

const WITHOUT_BODY = {
  204: 'There is nothing at that place.',
  304: 'What the client has, by its `If-None-Match`, is still the answer.',
} as const;

function toResponses(endpoint: Endpoint): Json {
  const responses: Json = {};
  const { response } = endpoint;
  responses[String(endpoint.status ?? 200)] = isBinaryResponse(response)
    ? {
        description: 'The bytes.',
        content: { [response.mediaType]: { schema: { type: 'string', format: 'binary' } } },
      }
    : endpoint.status === 204
      ? { description: 'Done.' }
      : {
          description: 'Done.',
          content: { [endpoint.mediaType ?? 'application/json']: { schema: toSchema(response, 'output') } },
        };
  for (const status of endpoint.withoutBody ?? [])
    responses[String(status)] = { description: WITHOUT_BODY[status] };
  const byStatus = Map.groupBy([...COMMON_ERRORS, ...endpoint.errors], (code) => ERRORS[code].status);
  for (const [status, codes] of byStatus) {
    responses[String(status)] = {
      description: [...new Set(codes)].map((code) => `\`${code}\`: ${ERRORS[code].detail}`).join(' '),
      content: {
        [endpoint.hasProblems === true ? 'application/problem+json' : 'application/json']: {
          schema: { $ref: '#/components/schemas/Error' },
        },
      },
    };
  }
  return responses;
}
