import type { PartId } from '../../rules/stockroom.ts';

interface StockroomWords {
  parts: Record<PartId, string>;
  start: string;
  scan: string;
  left: (count: number) => string;
  scanned: (part: string, count: number) => string;
  soldOut: (part: string) => string;
  draft: string;
  onTheWay: string;
  noDraft: string;
  send: string;
  nothing: string;
  sent: string;
  unload: string;
  delivered: string;
  undo: string;
  restart: string;
}

export const stockroomWords: Readonly<Record<'en' | 'es', StockroomWords>> = {
  en: {
    parts: { pads: 'Brake pads', tube: 'Inner tubes', chain: 'Chains' },
    start: 'Scan what leaves the shelf.',
    scan: 'Scan',
    left: (count) => (count === 0 ? 'Sold out' : `${count} left`),
    scanned: (part, count) => `${part}: ${count} left.`,
    soldOut: (part) => `${part}: the shelf is empty.`,
    draft: 'Order draft',
    onTheWay: 'On the way',
    noDraft: 'Nothing runs low.',
    send: 'Send the order',
    nothing: 'There is nothing to order yet.',
    sent: 'The order is sent, once a person read it.',
    unload: 'Unload the van',
    delivered: 'The shelves are filled.',
    undo: 'Undo',
    restart: 'Start again',
  },
  es: {
    parts: { pads: 'Pastillas de freno', tube: 'Cámaras', chain: 'Cadenas' },
    start: 'Escanee lo que sale del estante.',
    scan: 'Escanear',
    left: (count) => (count === 0 ? 'Agotado' : `Quedan ${count}`),
    scanned: (part, count) => `${part}: quedan ${count}.`,
    soldOut: (part) => `${part}: el estante está vacío.`,
    draft: 'Borrador del pedido',
    onTheWay: 'En camino',
    noDraft: 'No falta nada.',
    send: 'Enviar el pedido',
    nothing: 'Todavía no hay nada que pedir.',
    sent: 'Pedido enviado después de leerlo.',
    unload: 'Descargar',
    delivered: 'Los estantes están llenos.',
    undo: 'Deshacer',
    restart: 'Reiniciar',
  },
};
