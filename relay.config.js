import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

// The compiler reads only named exports and refuses unknown keys. It fails if one of the two paths below does not exist.
const persisted = new URL('./api/persisted-operations.json', import.meta.url);
if (!existsSync(persisted)) writeFileSync(persisted, '{}\n');
mkdirSync(new URL('./web/__generated__', import.meta.url), { recursive: true });

export const src = './web';
export const schema = './schema.graphql';
export const language = 'typescript';
export const artifactDirectory = './web/__generated__';
export const excludes = ['**/node_modules/**', '**/__generated__/**', '**/*.test.ts', '**/*.test.tsx', '**/e2e/**'];
export const eagerEsModules = true;
export const useImportTypeSyntax = true;
export const noFutureProofEnums = true;
export const typescriptExcludeUndefinedFromNullableUnion = true;
export const requireCustomScalarTypes = true;
export const customScalarTypes = { DateTime: 'string' };
export const persistConfig = { file: './api/persisted-operations.json', algorithm: 'SHA256' };
export const featureFlags = {
  compact_query_text: { kind: 'enabled' },
  enforce_module_name_prefix_for_non_haste: true,
};
// Otherwise the compiler runs `git add`.
export const noSourceControl = true;
