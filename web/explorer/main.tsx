import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import './explorer.css';
import { fetcher } from './fetcher.ts';

/** The example operations that the server has written into the page. */
const operations = document.querySelector<HTMLTemplateElement>('#operations')?.content.textContent.trim() ?? '';

/** GraphiQL, hosted by this server. /graphql shows it if Apollo Sandbox cannot be loaded. */
createRoot(document.querySelector('#root')!).render(
  <GraphiQL
    fetcher={fetcher}
    defaultQuery={operations}
    defaultHeaders={'{"Authorization": "Bearer "}'}
    defaultEditorToolsVisibility="headers"
  >
    <GraphiQL.Logo>
      <h1 className="brand">
        <a href="/">Campus Events</a>
      </h1>
    </GraphiQL.Logo>
  </GraphiQL>,
);
