import type { TextInvitation } from '../../content/types.ts';
import { ButtonLink } from './ButtonLink.tsx';
import classes from './TextInvitationCard.module.css';

type TextInvitationCardProps = { invitation: TextInvitation; level?: 2 | 3 };

/** The invitation to send a text message, drawn as the message itself. */
export function TextInvitationCard({ invitation, level = 3 }: TextInvitationCardProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classes.card}>
      <Title>{invitation.title}</Title>
      <p>{invitation.text}</p>
      <ButtonLink to={invitation.link.href} variant="secondary">
        {invitation.link.label}
      </ButtonLink>
      <p className={classes.note}>{invitation.note}</p>
    </div>
  );
}
