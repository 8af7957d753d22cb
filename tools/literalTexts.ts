import { parseAst } from 'rolldown/parseAst';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** Attributes whose value people read or hear. */
const readAttributes =
  /^(alt|label|placeholder|subtitle|title|aria-(description|label|placeholder|roledescription|valuetext))$/;
/** What these elements contain is the same in all languages. */
const untranslated = /^(code|kbd|samp|style|script)$/;
/** A word outside of a web address. */
const hasWord = /(?<!\p{L}+:\/\/\S*)\p{L}{2}(?!\p{L}*:\/\/)/u;

/**
 * The texts in a component that come from no catalogue: the text of elements, and of attributes that people read. Each with
 * its line. Elements with `translate="no"` may contain any text.
 */
export function literalTexts(source: string): string[] {
  const found: string[] = [];
  const add = (text: string, { start }: Node) => {
    if (!hasWord.test(text)) return;
    const line = source.slice(0, start).split('\n').length;
    found.push(`${line}: ${text.trim().replaceAll(/\s+/g, ' ')}`);
  };

  /** The texts that an expression may result in. Calls, such as of `t`, are not searched. */
  function addResults(node: Node): void {
    switch (node.type) {
      case 'Literal':
        if (typeof node['value'] === 'string') add(node['value'], node);
        break;
      case 'TemplateLiteral':
        for (const quasi of node['quasis'] as Node[]) add((quasi['value'] as { raw: string }).raw, node);
        for (const each of node['expressions'] as Node[]) addResults(each);
        break;
      case 'ConditionalExpression':
        addResults(node['consequent'] as Node);
        addResults(node['alternate'] as Node);
        break;
      case 'LogicalExpression':
        if (node['operator'] !== '&&') addResults(node['left'] as Node);
        addResults(node['right'] as Node);
        break;
      case 'BinaryExpression':
        if (node['operator'] !== '+') break;
        addResults(node['left'] as Node);
        addResults(node['right'] as Node);
        break;
      case 'JSXExpressionContainer':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        addResults(node['expression'] as Node);
        break;
    }
  }

  function visit(node: Node): void {
    if (node.type === 'JSXElement') {
      const { name, attributes } = node['openingElement'] as { name: Node; attributes: Node[] };
      if (untranslated.test(nameOf(name)) || attributes.some(isUntranslated)) return;
    }
    if (node.type === 'JSXText') add(node['value'] as string, node);
    if (node.type === 'JSXAttribute' && node['value'] && readAttributes.test(nameOf(node['name'] as Node)))
      addResults(node['value'] as Node);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node['children'] as Node[]) if (child.type === 'JSXExpressionContainer') addResults(child);
    for (const value of Object.values(node))
      for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(each)) visit(each);
  }

  visit(parseAst(source, { lang: 'tsx', preserveParens: false }) as unknown as Node);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = ({ name }: Node): string => (typeof name === 'string' ? name : '');

const isUntranslated = (attribute: Node): boolean =>
  attribute.type === 'JSXAttribute' &&
  nameOf(attribute['name'] as Node) === 'translate' &&
  (attribute['value'] as Node | null)?.['value'] === 'no';
