import { Button, Paper, Text } from '@mantine/core';

interface LoadStateProps {
  query: { isPending: boolean; isError: boolean };
  words: { loading: string; error: string; retry: string };
  onRetry: () => void;
}

/** Stands in a signed-in area for data that are on the way, or that did not come. Draws nothing once they are there. */
export function LoadState({ query, words, onRetry }: LoadStateProps) {
  if (query.isError) {
    return (
      <Paper variant="dashed" p="lg" w="100%" role="alert">
        <Text mb="md">{words.error}</Text>
        <Button variant="default" onClick={onRetry}>
          {words.retry}
        </Button>
      </Paper>
    );
  }
  return query.isPending ? (
    <Text c="dimmed" role="status">
      {words.loading}
    </Text>
  ) : null;
}
