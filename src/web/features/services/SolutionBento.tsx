import type { TablerIcon } from '@tabler/icons-react';
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconReportAnalytics from '@tabler/icons-react/dist/esm/icons/IconReportAnalytics.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import {
  type AutomationIcon,
  serviceAutomationContent,
} from '../../../content/service-automation.ts';
import { CheckList } from '../../components/CheckList.tsx';
import classes from './SolutionBento.module.css';

const icons: Record<AutomationIcon, TablerIcon> = {
  inbox: IconInbox,
  document: IconFileInvoice,
  report: IconReportAnalytics,
  workflow: IconRoute,
};

/** The four solutions in a grid of uneven plots. */
export function SolutionBento() {
  return (
    <ul className={classes.bento}>
      {serviceAutomationContent.solutions.items.map((solution) => {
        const Icon = icons[solution.icon];
        return (
          <li key={solution.title}>
            <article className={classes.solution} data-hue={solution.color}>
              <header>
                <Icon aria-hidden="true" size={52} stroke={1.3} />
                <h3>{solution.title}</h3>
                <p>{solution.description}</p>
              </header>
              <CheckList items={solution.features} />
            </article>
          </li>
        );
      })}
    </ul>
  );
}
