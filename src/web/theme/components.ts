import {
  ActionIcon,
  Badge,
  Button,
  Card,
  Container,
  type MantineThemeComponents,
  Paper,
  Text,
} from '@mantine/core';
import actionIcon from './components/ActionIcon.module.css';
import alert from './components/Alert.module.css';
import badge from './components/Badge.module.css';
import button from './components/Button.module.css';
import card from './components/CardSheet.module.css';
import container from './components/Container.module.css';
import input from './components/Input.module.css';
import paper from './components/Paper.module.css';
import skeleton from './components/Skeleton.module.css';
import text from './components/Text.module.css';

/**
 * A badge is a `span`, because a `div` may not stand in a line of text. Mantine's types leave `component` out of the
 * defaults.
 */
const badgeDefaults = { variant: 'light', color: 'sand', component: 'span' };
const roomyField = { defaultProps: { size: 'md' } };
/** Typed text takes the direction of its script; `fields.css` keeps addresses and codes left to right. */
const textField = { defaultProps: { size: 'md', attributes: { input: { dir: 'auto' } } } };
/** Mantine puts block elements into a label, which HTML forbids. Here only the words are the label. */
const switchField = {
  defaultProps: { size: 'md', wrapperProps: { bodyElement: 'div', labelElement: 'label' } },
  // The input lies below the track and receives every press.
  styles: { track: { pointerEvents: 'none' }, input: { cursor: 'pointer' } },
};

/**
 * Defaults and styles of Mantine's components. Components of every page are imported and extended. Fields and overlays
 * come with the first page that has them; they are only named here, so that their code stays out of the first load.
 */
export const components: MantineThemeComponents = {
  Button: Button.extend({ defaultProps: { size: 'md', variant: 'filled' }, classNames: button }),
  ActionIcon: ActionIcon.extend({
    defaultProps: { size: 'md', variant: 'subtle' },
    classNames: actionIcon,
  }),
  Badge: Badge.extend({ defaultProps: badgeDefaults, classNames: badge }),
  Card: Card.extend({ defaultProps: { withBorder: true, radius: 'lg' }, classNames: card }),
  Paper: Paper.extend({ defaultProps: { radius: 'lg' }, classNames: paper }),
  Text: Text.extend({ classNames: text }),
  Container: Container.extend({ defaultProps: { size: 'page' }, classNames: container }),
  Alert: { classNames: alert },
  Skeleton: { classNames: skeleton },
  Input: { classNames: { wrapper: input.wrapper } },
  InputWrapper: { classNames: { label: input.label, error: input.error } },
  Switch: switchField,
  Checkbox: { ...roomyField, styles: { input: { borderColor: 'var(--site-line-strong)' } } },
  CheckboxGroup: roomyField,
  TextInput: textField,
  Textarea: textField,
  PasswordInput: roomyField,
};
