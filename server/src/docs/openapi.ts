import { CallErrors, type ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { CallHeaders, FailureBody } from '@keystead/contract/rpc/envelope.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

/** All calls by name. */
export type Operations = ReadonlyMap<string, AnyOperation>

/** What calls have in common, said once: shapes that have a name, and answers that fail. */
type Components = { schemas: Json; responses: Json }

/** The OpenAPI 3.1 description of every call, made from the declarations. */
export function openApiDocument(operations: Operations): Json {
  const components: Components = { schemas: {}, responses: {} }
  components.schemas.Failure = schemaOf(FailureBody, 'output', components)
  components.schemas.FailureAnswer = {
    type: 'object',
    required: ['StatusCode', 'Error'],
    properties: {
      StatusCode: { type: 'integer', description: 'The status of the answer.' },
      Error: { $ref: '#/components/schemas/Failure' },
    },
  }
  const paths = Object.fromEntries([...operations.values()].map((operation) => [operation.path, { post: describe(operation, components) }]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keystead',
      version: '1',
      summary: 'Property management and real-estate marketplace',
      description: 'Every call is POST /{area}/v1/{Operation} with one JSON object, and answers {StatusCode, Data} or {StatusCode, Error}.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      ...components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'Set by Login. Named __Host-sid on https.' } },
      parameters: Object.fromEntries(headerParameters.map((parameter) => [parameter.name, parameter])),
    },
  }
}

const headerParameters = [
  {
    name: CallHeaders.deviceToken,
    in: 'header',
    schema: { type: 'string' },
    description: 'From GetToken. Without it limits are stricter.',
  },
  { name: CallHeaders.deviceId, in: 'header', schema: { type: 'string' }, description: 'Made by the browser for itself.' },
  { name: CallHeaders.accountId, in: 'header', schema: { type: 'string' }, description: "The session's account, or 0. Grants nothing." },
  {
    name: CallHeaders.sessionId,
    in: 'header',
    schema: { type: 'string' },
    description: "The session's public handle, or 0. Grants nothing.",
  },
  {
    name: CallHeaders.transactionId,
    in: 'header',
    schema: { type: 'string' },
    description: 'One for each intention; a retry sends the same again.',
  },
]

function describe(operation: AnyOperation, components: Components): Json {
  const { access } = operation
  const errors = [...failuresOf(operation)]
  const byStatus = Map.groupBy(errors, (error) => error.status)
  return {
    operationId: operation.name,
    tags: [operation.area],
    summary: operation.summary,
    description: [
      operation.kind === 'command' ? 'Command: one transaction.' : 'Query: reads only.',
      access.kind === 'public'
        ? `Public: ${access.why}`
        : `Signed in${access.profiles === 'any' ? '' : ` as ${access.profiles.join(' or ')}`}.`,
      ...(operation.kind === 'command' ? [operation.replay === 'never' ? 'Never replayed.' : 'Replayed by Transaction-Id.'] : []),
    ].join(' '),
    security: access.kind === 'public' ? [] : [{ session: [] }],
    parameters: headerParameters.map(({ name }) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(operation.input, 'input', components) } } },
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['StatusCode', 'Data'],
              properties: { StatusCode: { const: 200 }, Data: schemaOf(operation.output, 'output', components) },
            },
          },
        },
      },
      ...Object.fromEntries([...byStatus].map(([status, definitions]) => [status, failureOf(definitions, components)])),
    },
  }
}

/** One answer for all failures of a status, named after them: a code has one sentence. */
function failureOf(definitions: readonly ErrorDefinition[], { responses }: Components): Json {
  const name = definitions.map(({ code }) => code).join('-')
  responses[name] ??= {
    description: definitions.map(({ code, message }) => `${code}: ${message}`).join('\n\n'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/FailureAnswer' } } },
  }
  return { $ref: `#/components/responses/${name}` }
}

/** The failures that an operation may answer: its own and those of every call that apply to it. */
export function* failuresOf(operation: AnyOperation): Generator<ErrorDefinition> {
  yield CallErrors.InvalidInput
  yield CallErrors.MalformedRequest
  if (operation.access.kind === 'signedIn') {
    yield CallErrors.SignInRequired
    if (operation.access.profiles !== 'any') yield CallErrors.NotAvailableForProfile
  }
  yield CallErrors.SessionMismatch
  if (operation.kind === 'command') yield CallErrors.SessionRenewed
  if (operation.kind === 'command' && operation.replay !== 'never') {
    yield CallErrors.StillRunning
    yield CallErrors.TransactionIdReused
  }
  yield* operation.errors ?? []
  yield CallErrors.TooManyRequests
  yield CallErrors.Unexpected
  if (operation.kind === 'command') yield CallErrors.NoRoomLeft
  yield CallErrors.Unavailable
}

/** JSON Schema of a zod schema, its shared definitions moved to the document's components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', { schemas }: Components): Json {
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: withoutSpelledOutFormat }) as Json
  for (const [name, definition] of Object.entries($defs as Json)) schemas[name] ??= movedReferences(definition)
  return movedReferences(rest) as Json
}

/** A `date-time` needs no pattern of three hundred characters beside it. */
function withoutSpelledOutFormat({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern
}

function movedReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(movedReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/$defs/', '#/components/schemas/')]
        : [key, movedReferences(inner)],
    ),
  )
}
