import java.nio.file.Path;
import java.util.List;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** A node of OpenSearch on a folder and a port of this machine, until its standard input ends. */
final class SearchNode extends Node {
    private SearchNode(Settings settings, Path folder) {
        super(new Environment(settings, folder), List.of(Netty4Plugin.class, CommonAnalysisPlugin.class), false);
    }

    public static void main(String[] args) throws Exception {
        var settings = Settings.builder()
            .put("path.home", args[0])
            .put("cluster.name", "plaza-test")
            .put("node.name", "only")
            .put("discovery.type", "single-node")
            .put("transport.type", "netty4")
            .put("http.type", "netty4")
            .put("network.host", "127.0.0.1")
            .put("http.port", args[1])
            .put("transport.port", "0")
            // A disk that is nearly full is no reason to take no test.
            .put("cluster.routing.allocation.disk.threshold_enabled", "false")
            .build();
        try (var node = new SearchNode(settings, Path.of(args[0]))) {
            node.start();
            var address = node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress();
            System.out.println("listening on " + address);
            while (System.in.read() >= 0) {}
        }
    }
}
