import type { TablerIcon } from '@tabler/icons-react';
import IconBallTennis from '@tabler/icons-react/dist/esm/icons/IconBallTennis.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { type IndustryIcon, serviceAppsContent } from '../../../content/service-apps.ts';
import type { ColorToken } from '../../../content/types.ts';
import classes from './IndustryIcons.module.css';

const icons: Record<IndustryIcon, { Icon: TablerIcon; hue: ColorToken }> = {
  health: { Icon: IconStethoscope, hue: 'lagoon' },
  retail: { Icon: IconShoppingBag, hue: 'ember' },
  education: { Icon: IconSchool, hue: 'sand' },
  property: { Icon: IconKey, hue: 'moss' },
  sports: { Icon: IconBallTennis, hue: 'sky' },
  travel: { Icon: IconTicket, hue: 'ember' },
};

/** The industries as the icons on a home screen. */
export function IndustryIcons() {
  return (
    <ul className={classes.list}>
      {serviceAppsContent.industries.items.map((industry) => {
        const { Icon, hue } = icons[industry.icon];
        return (
          <li key={industry.title} data-hue={hue}>
            <span className={classes.icon}>
              <Icon aria-hidden="true" size={36} stroke={1.6} />
            </span>
            <div>
              <h3>{industry.title}</h3>
              <p>{industry.description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
