import { type FieldNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { requestedFields } from './requestedFields.ts';

const fieldsOf = (query: string, ...path: string[]) => {
  const { definitions } = parse(query);
  const operation = definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!;
  const fragments = Object.fromEntries(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  const fieldNodes = operation.selectionSet.selections as FieldNode[];
  return [...requestedFields({ fieldNodes, fragments }, path)].toSorted();
};

test('the fields of a path are found in all kinds of fragments, without aliases', () => {
  const query = `
    { events { edges { node { id heading: title ...Card } } ... on EventConnection { edges { node { date } } } } }
    fragment Card on Event { location ... on Event { tags ...Seats } }
    fragment Seats on Event { capacity }`;
  expect(fieldsOf(query, 'edges', 'node')).toEqual(['capacity', 'date', 'id', 'location', 'tags', 'title']);
});

test('skipped fields count, and deeper fields do not', () => {
  const query = '{ events { edges { node { title @skip(if: true) participants { totalCount } } cursor } } }';
  expect(fieldsOf(query, 'edges', 'node')).toEqual(['participants', 'title']);
});

test('the selections of a repeated field are merged', () => {
  const query = '{ events { edges { node { id } } } events { edges { node { title } } } }';
  expect(fieldsOf(query, 'edges', 'node')).toEqual(['id', 'title']);
});

test('a path that is not requested has no fields', () => {
  expect(fieldsOf('{ events { totalCount } }', 'edges', 'node')).toEqual([]);
});
