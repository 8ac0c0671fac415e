import { Editor } from '@tiptap/react';
import { describe, expect, it, vi } from 'vitest';
import { richTextExtensions } from '../../../../src/features/editor/web/rich-text/extensions.ts';
import {
  type ChosenPicture,
  insertPictures,
} from '../../../../src/features/editor/web/rich-text/pictures/insert-pictures.ts';
import {
  type Arrival,
  Uploads,
  uploadInto,
} from '../../../../src/features/editor/web/rich-text/pictures/uploads.ts';
import { tidyHtml } from '../../../../src/features/editor/web/rich-text/tidy-html.ts';
import type { StoredPicture } from '../../../../src/shared/media/media.ts';
import { PictureQueue } from '../../../../src/web/pictures/picture-queue.ts';
import { UploadError } from '../../../../src/web/pictures/send-picture.ts';

const files = (...names: string[]) =>
  names.map((name) => new File(['x'], name, { type: 'image/png' }));

function fakeServer() {
  const waiting = new Map<
    string,
    { resolve: (picture: StoredPicture) => void; reject: (error: UploadError) => void }
  >();
  const queue = new PictureQueue({
    address: '/upload',
    failures: { other: 'Not stored.' },
    onSignedOut: () => {},
    prepare: async (file) => file,
    send: (_address, { name }) =>
      new Promise((resolve, reject) => waiting.set(name, { resolve, reject })),
  });
  const asked = (name: string) => vi.waitUntil(() => waiting.get(name));
  return {
    queue,
    store: async (name: string) => {
      (await asked(name)).resolve({ url: `/${name}`, widthPx: 4, heightPx: 3 });
      await vi.waitFor(() =>
        expect(queue.pictures().find((one) => one.name === name)?.state.kind).toBe('done'),
      );
    },
    refuse: async (name: string) => {
      (await asked(name)).reject(new UploadError('size', 'Too large.'));
      waiting.delete(name);
      await vi.waitFor(() =>
        expect(queue.pictures().find((one) => one.name === name)?.state.kind).toBe('failed'),
      );
    },
  };
}

function edit(content: string) {
  const server = fakeServer();
  const element = document.body.appendChild(document.createElement('div'));
  const editor = new Editor({
    element,
    extensions: [...richTextExtensions, Uploads.configure({ queue: server.queue })],
    content,
  });
  return {
    ...server,
    editor,
    element,
    html: () => tidyHtml(editor.getHTML()),
    sources: () => [...element.querySelectorAll('img')].map((one) => one.getAttribute('src')),
    put: (names: string[], at = editor.state.selection.from, arrival: Arrival = 'single') =>
      uploadInto(editor, server.queue, files(...names), { at, arrival }),
  };
}

const figure = (name: string) =>
  `<figure><img src="/${name}" alt="" width="4" height="3"></figure>`;
const button = (element: Element, name: string) => {
  const found = [...element.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};

describe('several pictures at once', () => {
  it('stand in their order in the place of an empty line', async () => {
    const { editor, put, store, html } = edit('<p>Above</p><p></p><p>Below</p>');
    put(['a.png', 'b.png', 'c.png'], 8);
    expect(html()).toBe('<p>Above</p>\n<p>Below</p>');
    for (const name of ['a.png', 'b.png', 'c.png']) await store(name);
    expect(html()).toBe(
      ['<p>Above</p>', figure('a.png'), figure('b.png'), figure('c.png'), '<p>Below</p>'].join(
        '\n',
      ),
    );
    editor.commands.undo();
    expect(editor.getHTML()).toBe('<p>Above</p><p></p><p>Below</p>');
    editor.commands.redo();
    expect(html()).toContain([figure('a.png'), figure('b.png'), figure('c.png')].join('\n'));
  });

  it('stand in their order within a line, which goes on behind them', async () => {
    const { put, store, html } = edit('<p>One two</p>');
    put(['a.png', 'b.png'], 4);
    for (const name of ['a.png', 'b.png']) await store(name);
    expect(html()).toBe(['<p>One</p>', figure('a.png'), figure('b.png'), '<p> two</p>'].join('\n'));
  });

  it.each([
    ['begin', 1, `${figure('a.png')}\n<h2>Title</h2>`.replaceAll('h2', 'p')],
    ['end', 6, `<p>Title</p>\n${figure('a.png')}`],
  ])('leave no empty line where a line %ss', async (_name, at, expected) => {
    const { put, store, html } = edit('<p>Title</p>');
    put(['a.png'], at);
    await store('a.png');
    expect(html()).toBe(expected);
  });

  it.each<[Arrival, (figures: string) => string]>([
    ['single', (figures) => figures],
    ['gallery', (figures) => `<div data-block="gallery">${figures.replaceAll('\n', '')}</div>`],
  ])('stand in the order of their files, whichever arrives first: %s', async (arrival, shown) => {
    const { editor, put, store, html } = edit('<p></p>');
    const names = ['b.png', 'a.png', 'd.png', 'c.png'];
    put(names, 1, arrival);
    for (const name of ['d.png', 'a.png', 'c.png', 'b.png']) await store(name);
    expect(html()).toBe(shown(names.map(figure).join('\n')));
    editor.commands.undo();
    expect(editor.getHTML()).toBe('<p></p>');
  });

  it('are sent a few at once', async () => {
    const { put, store, queue } = edit('<p></p>');
    put(['1.png', '2.png', '3.png', '4.png', '5.png']);
    const waiting = () => queue.pictures().filter(({ state }) => state.kind === 'waiting').length;
    await store('3.png');
    expect(waiting()).toBe(1);
    await store('1.png');
    expect(waiting()).toBe(0);
  });

  it('stay where one of them fails, which is named and comes to its place when it is tried again', async () => {
    const { element, put, store, refuse, html, sources } = edit('<p></p>');
    put(['a.png', 'huge.png', 'c.png']);
    await store('a.png');
    await refuse('huge.png');
    await store('c.png');
    expect(sources()).toEqual(['/a.png', '/c.png']);
    expect(element.textContent).toContain('huge.png: Too large.');
    expect(html()).toBe([figure('a.png'), figure('c.png')].join('\n'));

    button(element, 'Try again: huge.png').click();
    await store('huge.png');
    expect(sources()).toEqual(['/a.png', '/huge.png', '/c.png']);
  });

  it('go from the text when they are canceled', async () => {
    const { element, put, html, editor } = edit('<p></p>');
    put(['a.png', 'b.png']);
    button(element, 'Cancel upload: a.png').click();
    button(element, 'Cancel upload: b.png').click();
    expect(html()).toBe('');
    expect(editor.getHTML()).toBe('<p></p>');
  });

  it('come back by redo with what has arrived meanwhile', async () => {
    const { editor, put, store, sources } = edit('<p></p>');
    put(['a.png']);
    editor.commands.undo();
    await store('a.png');
    expect(sources()).toEqual([]);
    editor.commands.redo();
    await vi.waitFor(() => expect(sources()).toEqual(['/a.png']));
  });

  it('move with the text while they are on their way', async () => {
    const { editor, put, store, html } = edit('<p>Below</p>');
    put(['a.png'], 1);
    editor.commands.insertContentAt(0, '<p>Above</p>');
    await store('a.png');
    expect(html()).toBe(['<p>Above</p>', figure('a.png'), '<p>Below</p>'].join('\n'));
  });
});

describe('pictures beside pictures', () => {
  const shown = (name: string) => `<figure><img src="/${name}"></figure>`;
  const row = (...names: string[]) =>
    `<div data-block="gallery">${names.map(shown).join('')}</div>`;

  it('never take the place of one whose caption is empty', async () => {
    const { editor, put, store, sources } = edit(shown('old.png'));
    editor.commands.setTextSelection(1);
    put(['a.png']);
    await store('a.png');
    expect(sources()).toEqual(['/old.png', '/a.png']);
    editor.commands.setTextSelection(1);
    insertPictures(editor, [{ src: '/b.png', alt: '' }], 'picture');
    expect(sources()).toEqual(['/old.png', '/b.png', '/a.png']);
  });

  it('come into a gallery, behind the one they were put on', async () => {
    const { editor, put, store, refuse, element, sources } = edit(row('1.png', '2.png'));
    editor.commands.setTextSelection(2);
    put(['a.png', 'b.png', 'c.png']);
    await store('a.png');
    await refuse('b.png');
    button(element, 'Remove: b.png').click();
    await store('c.png');
    expect(sources()).toEqual(['/1.png', '/a.png', '/c.png', '/2.png']);
    expect(element.querySelectorAll('[data-block="gallery"]')).toHaveLength(1);
  });

  it.each<[Parameters<typeof insertPictures>[2], string]>([
    ['gallery', `<p>x</p>\n${row('a.png', 'b.png')}\n<p>y</p>`],
    ['picture', `<p>x</p>\n${shown('a.png')}\n${shown('b.png')}\n<p>y</p>`],
  ])('are inserted in their order as %s', (asked, expected) => {
    const { editor, html } = edit('<p>x</p><p></p><p>y</p>');
    editor.commands.setTextSelection(4);
    const pictures: ChosenPicture[] = ['/a.png', '/b.png'].map((src) => ({ src, alt: '' }));
    insertPictures(editor, pictures, asked);
    expect(html().replaceAll(' alt=""', '')).toBe(expected);
    editor.commands.undo();
    expect(html()).toBe('<p>x</p>\n<p></p>\n<p>y</p>');
  });

  it('are put behind the others of a gallery', () => {
    const { editor, html } = edit(`<p>x</p>${row('1.png', '2.png')}<p>y</p>`);
    editor.commands.setTextSelection(5);
    insertPictures(editor, [{ src: '/3.png', alt: '' }], 'galleryPicture');
    expect(html().replaceAll(' alt=""', '')).toContain(row('1.png', '2.png', '3.png'));
  });
});
