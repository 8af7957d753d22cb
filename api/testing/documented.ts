import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { makeCalls } from '../doors/rest/calls.ts';
import { describeCalls, type OpenApi } from '../doors/rest/openapi.ts';
import { buildSchema } from '../schema.ts';

let cachedDocument: { document: OpenApi; ajv: Ajv2020; checks: Map<string, ValidateFunction> } | undefined;

/** The OpenAPI document and its validators, built once. */
function documentation() {
  if (cachedDocument) return cachedDocument;
  const schema = buildSchema();
  const document = describeCalls(makeCalls(schema), schema);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'openapi');
  cachedDocument = { document, ajv, checks: new Map() };
  return cachedDocument;
}

/** The OpenAPI document, as served. */
export const documentOfBridge = (): OpenApi => documentation().document;

/**
 * Throws unless the OpenAPI document describes the response: its status, and its body without additional properties, or
 * its content type if it is not JSON.
 */
export function expectDocumented(
  method: string,
  path: string,
  status: number,
  body: unknown,
  type = 'application/json',
): void {
  if (method === 'HEAD' || method === 'OPTIONS' || !/^\/api(\/|$)/.test(path)) return;
  const { document } = documentation();
  const template = templateOf(document, path);
  const operation = template && document.paths[template]![method.toLowerCase()];
  if (!operation) {
    if (status !== 404 && status !== 405)
      throw new Error(`${method} ${path} is not documented, and answers ${status}.`);
    return check('#/components/schemas/Failure', body, `${method} ${path} ${status}`);
  }
  const response: { $ref?: string } | undefined = operation.responses[status];
  if (!response) throw new Error(`${method} ${template} answers ${status}, which is not documented.`);
  if (status === 304) return;
  const place = response.$ref ?? `#/paths/${escape(template)}/${method.toLowerCase()}/responses/${status}`;
  check(`${place}/content/${escape(type)}/schema`, body, `${method} ${template} ${status}`);
}

/** Whether a value matches this schema of the document. */
export const fits = (schema: object, value: unknown): boolean => documentation().ajv.validate(schema, value);

function check(place: string, body: unknown, where: string): void {
  const { ajv, checks } = documentation();
  const validate = checks.get(place) ?? ajv.compile({ $ref: `openapi${place}` });
  checks.set(place, validate);
  if (!validate(body))
    throw new Error(`${where}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 500)}`);
}

/** The path template for a path; literal segments win over parameters. */
function templateOf(document: OpenApi, path: string): string | undefined {
  const parts = path.replace(/\/$/, '').split('/');
  return Object.keys(document.paths)
    .toSorted((a, b) => a.split('{').length - b.split('{').length || b.length - a.length)
    .find((template) => {
      const wanted = template.split('/');
      return (
        wanted.length === parts.length &&
        wanted.every((part, n) =>
          part.startsWith('{') ? parts[n] !== '' && parts[n]!.endsWith(part.replace(/.*}/, '')) : part === parts[n],
        )
      );
    });
}

const escape = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
