import { serviceSoftwareContent } from '../../../content/service-software.ts';
import { ChipList } from '../../components/ChipList.tsx';
import classes from './UseCaseTable.module.css';

const { items, industriesLabel } = serviceSoftwareContent.useCases;

/** Use cases in rows: the job, what the software does about it, the industries it fits. */
export function UseCaseTable() {
  return (
    <ul className={classes.list}>
      {items.map((useCase) => (
        <li key={useCase.title}>
          <h3>{useCase.title}</h3>
          <p>{useCase.description}</p>
          <ChipList label={industriesLabel} items={useCase.industries} />
        </li>
      ))}
    </ul>
  );
}
