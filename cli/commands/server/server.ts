import type { Commands, Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command) =>
  command
    .description('look after the instance of this machine, whether its server runs or not')
    .addHelpText('after', examples('evm server doctor', 'DATA_DIR=/srv/evm evm server backup evm-backup'))
    .addHelpText('after', '\nThe environment names the instance, as for the server: DATA_DIR or DATABASE_URL.');

export const verbs: Commands = {
  migrate: () => import('./migrate.ts'),
  status: () => import('./status.ts'),
  'create-admin': () => import('./createAdmin.ts'),
  backup: () => import('./backup.ts'),
  restore: () => import('./restore.ts'),
  doctor: () => import('./doctor.ts'),
};
