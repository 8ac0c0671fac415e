import { contactContent } from '../../../content/contact.ts';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CheckList } from '../../components/CheckList.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Section } from '../../components/Section.tsx';
import { withMantine } from '../../MantineScope.tsx';
import { PageHead } from '../../page-head.tsx';
import { ContactForm } from './ContactForm.tsx';
import classes from './ContactPage.module.css';

const { getInTouch, quickResponse } = contactContent;

function ContactPage() {
  return (
    <>
      <PageHead
        {...contactContent.meta}
        canonicalPath={paths.contact}
        image={paths.socialImage(paths.contact)}
        structuredData={[{ '@type': 'ContactPage', name: contactContent.meta.title }]}
      />
      <PageHero hero={{ ...contactContent.hero, actions: [] }} contours={2} />
      <Section label={contactContent.form.title}>
        <div className={classes.columns}>
          <ContactForm />
          <div className={classes.aside}>
            <div className={classes.picture}>
              <Picture picture={contactContent.workspace} width={1200} height={800} isPriority />
            </div>
            <section className={classes.card} aria-labelledby="get-in-touch">
              <h2 id="get-in-touch">{getInTouch.title}</h2>
              <p>{getInTouch.text}</p>
              <ButtonLink to={getInTouch.link.href} variant="secondary">
                {getInTouch.link.label}
              </ButtonLink>
              <h3>{getInTouch.officesTitle}</h3>
              <ul className={classes.offices}>
                {getInTouch.offices.map((city) => (
                  <li key={city}>{city}</li>
                ))}
              </ul>
            </section>
            <section className={classes.card} data-tone="lagoon" aria-labelledby="quick-response">
              <h2 id="quick-response">{quickResponse.title}</h2>
              <CheckList items={quickResponse.promises} />
            </section>
          </div>
        </div>
      </Section>
    </>
  );
}

export const Component = withMantine(ContactPage);
