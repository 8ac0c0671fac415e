import { serviceAppsContent } from '../../../content/service-apps.ts';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../components/CallToAction.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { PageHead } from '../../page-head.tsx';
import classes from './AppsPage.module.css';
import { AppDrawing } from './drawings/AppDrawing.tsx';
import { IndustryIcons } from './IndustryIcons.tsx';
import { PhoneTile } from './PhoneTile.tsx';
import { serviceStructuredData } from './service-structured-data.ts';

const { meta, hero, types, technology, industries, closing } = serviceAppsContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceApps}
        image={paths.socialImage(paths.serviceApps)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, types.items)]}
      />
      <PageHero hero={hero} tone="sand" contours={2} art={<AppDrawing />} />
      <Section heading={types}>
        <ul className={classes.phones}>
          {types.items.map((type) => (
            <li key={type.title}>
              <PhoneTile type={type} />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="sky" heading={industries} layout="split" edge={3}>
        <IndustryIcons />
      </Section>
      <Section heading={technology} edge={1}>
        <ul className={classes.parts}>
          {technology.items.map((part) => (
            <li key={part.title}>
              <h3>{part.title}</h3>
              <p>{part.description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction content={closing} edge={4} contours={6} />
    </>
  );
}
