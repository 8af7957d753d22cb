import { Argument, type Command } from 'commander';
import { type Does, examples } from '../../core/options.ts';

export function declareCompletion(program: Command, does: Does): void {
  program
    .command('completion')
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
    .action(does(async () => (await import('./script.ts')).scriptOf(program)));
}
