import { serviceWebsitesContent } from '../../../content/service-websites.ts';
import { paths } from '../../../shared/paths.ts';
import { CallToAction } from '../../components/CallToAction.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { CheckList } from '../../components/CheckList.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Section } from '../../components/Section.tsx';
import { PageHead } from '../../page-head.tsx';
import { WebsiteDrawing } from './drawings/WebsiteDrawing.tsx';
import { ProcessPath } from './ProcessPath.tsx';
import { SiteSketch } from './SiteSketch.tsx';
import { serviceStructuredData } from './service-structured-data.ts';
import classes from './WebsitesPage.module.css';

const { meta, hero, types, qualities, process, closing } = serviceWebsitesContent;

export function Component() {
  return (
    <>
      <PageHead
        {...meta}
        canonicalPath={paths.serviceWebsites}
        image={paths.socialImage(paths.serviceWebsites)}
        structuredData={[serviceStructuredData(hero.eyebrow, meta, types.items)]}
      />
      <PageHero hero={hero} tone="paper" contours={4} art={<WebsiteDrawing />} />
      <Section tone="sand" heading={types}>
        <CardGrid columns={2} rhythm="staircase">
          {types.items.map((type) => (
            <article key={type.title} className={classes.type} data-hue={type.color}>
              <SiteSketch layout={type.layout} />
              <h3>{type.title}</h3>
              <p>{type.description}</p>
              <CheckList items={type.features} />
            </article>
          ))}
        </CardGrid>
      </Section>
      <Section heading={process} edge={1}>
        <ProcessPath />
      </Section>
      <Section tone="sky" heading={qualities} layout="split" edge={4}>
        <ul className={classes.qualities}>
          {qualities.items.map((quality) => (
            <li key={quality.title}>
              <h3>{quality.title}</h3>
              <p>{quality.description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction content={closing} edge={2} contours={1} />
    </>
  );
}
