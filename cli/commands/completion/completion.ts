import { Argument } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { examples } from '../../core/options.ts';

export const define: Define = (command, evm) =>
  command
    .description('print a script that completes evm command lines')
    .addArgument(new Argument('<shell>', 'for which shell').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      examples(
        'echo "source <(evm completion bash)" >> ~/.bashrc',
        'echo "source <(evm completion zsh)" >> ~/.zshrc',
        'evm completion fish > ~/.config/fish/completions/evm.fish',
      ),
    )
    .action(async (shell, _, { parent: program }) => {
      const [{ placesOf }, { bashScript }, { zshScript }, { fishScript }] = await Promise.all([
        import('./places.ts'),
        import('./bash.ts'),
        import('./zsh.ts'),
        import('./fish.ts'),
      ]);
      evm.io.out({ bash: bashScript, zsh: zshScript, fish: fishScript }[shell](placesOf(program!)));
    });
