import { spawnSync } from 'node:child_process';
import { at, root } from './folder.ts';

const { status } = spawnSync(process.execPath, ['--import', 'tsx', at('bench/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
