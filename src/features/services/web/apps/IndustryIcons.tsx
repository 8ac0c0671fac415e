import { Group, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import IconBallTennis from '@tabler/icons-react/dist/esm/icons/IconBallTennis.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { ColorToken } from '../../../../shared/words/types.ts';
import { Columns } from '../../../../web/components/Columns.tsx';
import { type IndustryIcon, serviceAppsContent } from '../../words/service-apps.ts';
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
    <Columns component="ul" widths="1fr 1fr" from="sm" gap="xl" columnGap="2xl">
      {serviceAppsContent.industries.items.map((industry) => {
        const { Icon, hue } = icons[industry.icon];
        return (
          <Group
            key={industry.title}
            component="li"
            wrap="nowrap"
            align="flex-start"
            data-hue={hue}
          >
            <span className={classes.icon}>
              <Icon aria-hidden="true" size={36} stroke={1.6} />
            </span>
            <div>
              <h3>{industry.title}</h3>
              <Text c="dimmed" mt="xxs">
                {industry.description}
              </Text>
            </div>
          </Group>
        );
      })}
    </Columns>
  );
}
