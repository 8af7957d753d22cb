export const startTexts: {
  readonly [
    Name in
      | 'installing'
      | 'waitingForInstall'
      | 'installFailed'
      | 'buildServer'
      | 'buildWeb'
      | 'buildExplorer'
      | 'waitingForBuild'
  ]: string;
};
export function startText(name: keyof typeof startTexts): string;
